/** The names of a part's looks as one `className`; what does not apply is left out. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
