import type { Storage } from "@/lib/files/schemas";
import { sizeInWords } from "@/lib/platform/language/sizes";

const NEARLY_FULL = 0.9;

/** How much room the files take of what they may, and how to make some when little is left. */
export function StorageUse({ usedBytes, limitBytes }: Storage) {
	const advice = usedBytes >= limitBytes * NEARLY_FULL ? " Delete files that you no longer need to make room." : "";
	return (
		<p className="tabular-nums">
			{sizeInWords(usedBytes)} of {sizeInWords(limitBytes)} used.{advice}
		</p>
	);
}
