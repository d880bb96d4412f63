import { SHAPE_RANGES, shapesSlug, slugOfName } from "@/app/(site)/docs/api/addresses";
import { operationsByTag } from "@/app/(site)/docs/api/reference";

export interface SectionPlace {
	readonly slug: string;
	readonly title: string;
}

/** The sections of the reference in their order, each a page. */
export function sections(): SectionPlace[] {
	return [
		...operationsByTag().map(({ name }) => ({ slug: slugOfName(name), title: name })),
		{ slug: "the-stream", title: "The stream" },
		{ slug: "codes", title: "Codes" },
		...SHAPE_RANGES.map((range) => ({ slug: shapesSlug(range), title: `Shapes from ${range[0]} to ${range[1]}` })),
	];
}
