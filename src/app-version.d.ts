/** The version in package.json; the build puts it in. */
declare const __APP_VERSION__: string
