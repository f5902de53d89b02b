/** A mail to one person, ready to go. `html` is a whole document. */
export type Letter = { to: string; subject: string; text: string; html: string }

/** Hands a letter over. What fails comes back as a sentence for the log, without the address; a Job tries again. */
export type Mail = { send(letter: Letter): Promise<{ sent: true } | { failed: string }> }
