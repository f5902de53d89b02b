/** Ask for the link, open it, choose the password. */
export const RECOVERY_STEPS = 3
