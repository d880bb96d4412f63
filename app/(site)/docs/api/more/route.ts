import { addressOfCode, addressOfShape } from "@/app/(site)/docs/api/addresses";
import { namedShapes, refusalCodes } from "@/app/(site)/docs/api/reference";

export const dynamic = "force-static";

/** The entries of the contents that are too many to stand on every page, and are there once they are searched for. */
export function GET(): Response {
	const codes = refusalCodes().map(({ code, status, meaning }) => ({ href: addressOfCode(code), text: `${status} ${code}`, words: meaning }));
	const shapes = namedShapes().map(({ name }) => ({ href: addressOfShape(name), text: name, words: "" }));
	return Response.json([...codes, ...shapes]);
}
