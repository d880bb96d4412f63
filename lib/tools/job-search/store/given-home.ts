import { type Home, homeOf } from "@/lib/tools/fit/places/home";
import { cut, LONGEST } from "@/lib/tools/job-search/limits";

/** Where somebody lives and has worked, as a resume writes it. */
interface GivenHome {
	readonly address?: string | null | undefined;
	readonly workplaces: readonly (string | null)[];
}

/** The home of who searches; null where nothing tells. */
export function givenHome(given: GivenHome | undefined): Home | null {
	if (given === undefined) return null;
	const workplaces = given.workplaces.flatMap((place) => (place === null ? [] : [cut(place, LONGEST.place)]));
	return homeOf({ address: given.address ? cut(given.address, LONGEST.place) : null, workplaces, language: null, tongues: new Set() });
}
