import "server-only";
import { readFile } from "node:fs/promises";
import { type CityResponse, Reader } from "mmdb-lib";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { readAddress } from "@/lib/platform/network/addresses";

/** Tells where an address is; null where nobody knows. */
export type FindPlace = (ipAddress: string | null) => string | null;

const NOWHERE: FindPlace = () => null;

let opened: Promise<FindPlace> | undefined;

/** Reads places from GEOIP_DATABASE, a city or country database in MaxMind's format. Without one, or when it can't be read, no place is known. */
export function openPlaces(): Promise<FindPlace> {
	opened ??= open(env().GEOIP_DATABASE);
	return opened;
}

async function open(file: string | undefined): Promise<FindPlace> {
	if (!file) return NOWHERE;
	try {
		const reader = new Reader<CityResponse>(await readFile(/* turbopackIgnore: true */ file));
		return (ipAddress) => {
			const address = ipAddress && readAddress(ipAddress);
			return address ? wordsOf(reader.get(address)) : null;
		};
	} catch (error) {
		logger.error({ err: error }, "GEOIP_DATABASE could not be read, so no places are shown");
		return NOWHERE;
	}
}

/** "Lisbon, Portugal", or as much of it as is known. */
function wordsOf(found: CityResponse | null): string | null {
	const words = [found?.city?.names.en, found?.country?.names.en].filter(Boolean);
	return words.length > 0 ? words.join(", ") : null;
}
