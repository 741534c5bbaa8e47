/**
 * The instant at which every scenario begins, because its cards, passes and charges have fixed days: on another day a pass
 * would have ended, and value on its way would have arrived. In tests and in the mock build the clock runs from here.
 */
export const scenarioStart = Date.parse('2026-11-23T15:00:00Z')
