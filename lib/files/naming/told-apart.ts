import { endingOf, stemOf } from "@/lib/files/file-ending";

/** A name as lists show it: the second "resume.pdf" of a person is "resume (2).pdf", as file managers write it. */
export const toldApart = (fileName: string, number: number): string => (number > 1 ? `${stemOf(fileName)} (${number})${endingOf(fileName)}` : fileName);
