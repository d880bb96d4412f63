import { homeAddress } from "@/components/beginning/begun-address";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { answersOfFiles, type BroughtFile } from "./brought";

interface UnderstoodAsProps {
	job: GoalJob;
	name: string;
	/** Leaves this run for where another workflow is chosen. */
	onLeave: (address: string) => void;
}

/** What a goal was taken to mean, where nobody chose it; another choice keeps its words and files. */
export function UnderstoodAs({ job: { goalText, fileIds }, name, onLeave }: UnderstoodAsProps) {
	return (
		<p className="wrap-anywhere text-ink-muted">
			“{goalText}” is understood as <span className="font-medium text-ink">{name}</span>. Not it?{" "}
			<button
				type="button"
				onClick={() => onLeave(homeAddress({ goal: goalText, fileIds }, "choose"))}
				className="rounded-sm text-accent underline underline-offset-2 pointer-coarse:py-2"
			>
				Choose another workflow
			</button>
		</p>
	);
}

/** The names of files that were brought, and neither the workflow nor a question of it takes. */
export function leftOver(left: readonly BroughtFile[], { pendingSlots }: GoalJob): string[] {
	const used = new Set(Object.values(answersOfFiles(left, pendingSlots)).flat());
	return left.filter(({ fileId }) => !used.has(fileId)).map(({ fileName }) => fileName);
}

/** Says which files are not used here, so that nobody waits for them in the result. */
export function NotUsed({ names }: { names: readonly string[] }) {
	if (names.length === 0) return null;
	return <p className="wrap-anywhere text-ink-muted text-sm">Not used here, since this workflow takes other files: {names.join(", ")}.</p>;
}
