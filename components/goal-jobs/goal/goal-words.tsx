import { Info } from "lucide-react";
import type { GoalRemark } from "@/lib/catalog/schemas";

interface ReadAnswer {
	readonly slotId: string;
	readonly question: string;
	readonly value: unknown;
	readonly evidence: string;
}

/** An answer as people read it. */
export const valueWords = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value));

/** What a goal says and no question takes, or what it leaves open, and what to do about it. */
export function GoalRemarks({ remarks }: { remarks: readonly GoalRemark[] }) {
	if (remarks.length === 0) return null;
	return (
		<ul aria-label="Not used or not clear" className="grid grid-cols-1 gap-1 text-sm">
			{remarks.map(({ evidence, remark }) => (
				<li key={evidence} className="flex items-start gap-1.5">
					<Info aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ink-faint" />
					<span className="wrap-anywhere">
						“{evidence}”: <span className="text-ink-muted">{remark}</span>
					</span>
				</li>
			))}
		</ul>
	);
}

/** What a goal answered, each with the words that said so. */
export function GoalWords({ answers }: { answers: readonly ReadAnswer[] }) {
	if (answers.length === 0) return null;
	return (
		<dl className="grid grid-cols-1 gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
			{answers.map(({ slotId, question, value, evidence }) => (
				<div key={slotId} className="contents">
					<dt className="text-ink-muted">{question}</dt>
					<dd className="wrap-anywhere">
						<span className="font-medium">{valueWords(value)}</span> <span className="text-ink-muted">from “{evidence}”</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
