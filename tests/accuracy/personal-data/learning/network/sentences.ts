import kept from "./sentences.json";

/**
 * Sentences around what is personal, by language. {N} is whoever it is, {g} a given name, {f} a family name, {A} an address, {a} a part of one, {B} a date of
 * birth, {I} a number of a person, {K} an account, {P} a telephone, {E} a mailbox, {b} a birth in
 * words and {y} its year alone, {i} first letters, {k} a part of an account, {Z} a plate; of nobody are {D} a date, {O} a firm, {M} an amount, {R} a number of papers
 * or goods, {T} a town, {w} words of the language.
 */
export const SENTENCES: Readonly<Record<string, readonly string[]>> = kept.sentences;

/** Labels of forms that stand before what is nobody's. */
export const PLAIN_LABELS: Readonly<Record<string, readonly string[]>> = kept.plainLabels;

/** Units, headings and trades with capitals, as resumes, files of wards and contracts set them apart: nobody's. */
export const UNITS: Readonly<Record<string, readonly string[]>> = kept.units;
