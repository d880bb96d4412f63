/** A name as lists show it: the second "resume.pdf" of a person is "resume.pdf (2)". */
export const toldApart = (fileName: string, number: number): string => (number > 1 ? `${fileName} (${number})` : fileName);
