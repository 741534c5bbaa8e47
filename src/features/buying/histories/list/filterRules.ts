const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** What the address of a history may hold. Anything else counts as absent. */
export const isDay = (value: string): boolean => day.test(value) && !Number.isNaN(Date.parse(value))
export const isShortText = (value: string): boolean => value.length <= 100

export const dayFilters = { from: isDay, to: isDay }
