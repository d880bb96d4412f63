import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { reveal } from "./editing/reveal";
import type { Profile } from "./state/profile";

type Count = (amount: number, one: string, many?: string) => string;

/** How much was read of each list, where it is and in words. */
function listsOf({ experience, education, certifications, languages }: Profile, count: Count) {
	return [
		{ path: "experience", words: count(experience.length, "job") },
		{ path: "education", words: count(education.length, "study", "studies") },
		...(certifications.length > 0 ? [{ path: "certifications", words: count(certifications.length, "certificate") }] : []),
		...(languages.length > 0 ? [{ path: "languages", words: count(languages.length, "language") }] : []),
	];
}

/** "2 jobs, 1 study, 3 languages". */
export const partsRead = (profile: Profile, count: Count): string =>
	listsOf(profile, count)
		.map(({ words }) => words)
		.join(", ");

interface ReadPartsProps {
	profile: Profile;
	/** Has what was read on the screen when it returns. */
	onUnfold: () => void;
}

/** How much was read of each part, and the way to it: what is missing altogether shows at once. */
export function ReadParts({ profile, onUnfold }: ReadPartsProps) {
	const { count } = useFormat();
	return (
		<nav aria-label="What was read" className="flex flex-wrap items-center gap-1.5">
			<span className="text-ink-muted text-sm">Read from your file:</span>
			{[{ path: "contact", words: "Contact" }, ...listsOf(profile, count)].map(({ path, words }) => (
				<Button
					key={path}
					size="sm"
					onClick={() => {
						onUnfold();
						reveal(path);
					}}
				>
					{words}
				</Button>
			))}
		</nav>
	);
}
