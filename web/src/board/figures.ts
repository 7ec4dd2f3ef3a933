/** A number as it is printed, with a minus as wide as a plus. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value))

/** What is won or lost. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value))
