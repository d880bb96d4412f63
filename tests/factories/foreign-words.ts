/** Words of validators, parsers and programming languages that no message to a person may hold. */
export const FOREIGN_WORDS = /\b(?:expected|received|invalid|strings?|JSON|undefined|NaN|arrays?|integers?|booleans?|regex|enum|literal|zod)\b|[<>]=/i;
