-- Money that nothing had waited for went back whole: of an order that was paid by another attempt, given up, or still waits.
UPDATE "payment_attempts" SET "state" = 'returned' WHERE "state" = 'paid' AND EXISTS (SELECT 1 FROM "refunds" r
	WHERE r."activity_id" = "payment_attempts"."activity_id" AND r."attempt_id" = "payment_attempts"."id"
	AND r."reason" IN ('late', 'twice', 'other_amount') AND r."credit" = 0 AND r."accumulation" = 0 AND r."points" = 0)
	AND (EXISTS (SELECT 1 FROM "payment_attempts" other WHERE other."activity_id" = "payment_attempts"."activity_id"
		AND other."order_id" = "payment_attempts"."order_id" AND other."id" <> "payment_attempts"."id" AND other."state" = 'paid')
	OR EXISTS (SELECT 1 FROM "orders" o WHERE o."activity_id" = "payment_attempts"."activity_id" AND o."id" = "payment_attempts"."order_id"
		AND o."placed" IS NULL));
