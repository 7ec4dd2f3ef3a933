export const NOBODY = -1
export const NO = 0
export const YES = 1
