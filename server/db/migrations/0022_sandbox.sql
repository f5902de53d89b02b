CREATE TABLE "sandbox_payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"payment" jsonb NOT NULL
);
