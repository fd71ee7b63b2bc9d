/** When a player was last active in this browser, milliseconds since 1970; a visitor's page forgets it (client/session/later.ts). */
export const LAST_ACTIVE = 'last_active'
/** Set when a player was logged out for being idle: the next page says so, once (S4.23). */
export const IDLE_OUT = 'idle_logout'
