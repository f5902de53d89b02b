/** Milliseconds after the last letter until the server is asked: long enough for two letters of one stroke, short enough not to be felt. */
export const SEARCH_PAUSE = 30
