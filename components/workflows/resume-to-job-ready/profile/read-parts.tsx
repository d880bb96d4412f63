import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { reveal } from "./editing/reveal";
import type { Profile } from "./state/profile";

/** How much was read of each part, and the way to it: what is missing altogether shows at once. */
export function ReadParts({ profile }: { profile: Profile }) {
	const { count } = useFormat();
	const { experience, education, certifications, languages } = profile;
	const parts = [
		{ path: "contact", words: "Contact" },
		{ path: "experience", words: count(experience.length, "job") },
		{ path: "education", words: count(education.length, "study", "studies") },
		...(certifications.length > 0 ? [{ path: "certifications", words: count(certifications.length, "certificate") }] : []),
		...(languages.length > 0 ? [{ path: "languages", words: count(languages.length, "language") }] : []),
	];
	return (
		<nav aria-label="What was read" className="flex flex-wrap items-center gap-1.5">
			<span className="text-ink-muted text-sm">Read from your file:</span>
			{parts.map(({ path, words }) => (
				<Button key={path} size="sm" onClick={() => reveal(path)}>
					{words}
				</Button>
			))}
		</nav>
	);
}
