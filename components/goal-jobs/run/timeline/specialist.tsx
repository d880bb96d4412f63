import { cn } from "@/components/ui/class-names";

const HUES = ["bg-role-1", "bg-role-2", "bg-role-3", "bg-role-4", "bg-role-5", "bg-role-6"] as const;

/** The built-in specialists in the order of their work, so that neighbours never share a hue. */
const BUILT_IN = ["resume analyst", "posting scout", "link verifier", "fit scorer", "resume writer", "reviewer"];

/** The hue of a specialist: always the same one for the same name, wherever it appears. */
export function specialistHue(role: string): string {
	const known = BUILT_IN.indexOf(role);
	let sum = 0;
	for (const character of role) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
	return HUES[(known >= 0 ? known : sum) % HUES.length] ?? HUES[0];
}

/** "resume_analyst" as "Resume analyst". */
export function specialistName(role: string): string {
	const words = role.replace(/[_-]+/g, " ").trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

export function Specialist({ role, className }: { role: string; className?: string }) {
	return (
		<span className={cn("inline-flex items-center gap-1.5 whitespace-nowrap text-ink-muted text-xs", className)}>
			<span aria-hidden className={cn("size-2 rounded-[2px]", specialistHue(role))} />
			{specialistName(role)}
		</span>
	);
}
