const firstOf = (path: string) => path.split('/', 2)[1]?.toLowerCase()

/** Can this pathname be of that route? The same first part is what two of a kind have; whatever follows is the router's to say. */
export const areKin = (route: string, pathname: string): boolean => firstOf(route) === firstOf(pathname)
