import type { WordChange } from "@/components/user-workflows/document/changes";

const CONTEXT = 60;

/** A long stretch that is the same is told by its ends. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
	if (text.length <= CONTEXT * 2 + 3) return text;
	const [head, tail] = [text.slice(0, CONTEXT), text.slice(-CONTEXT)];
	if (isFirst) return `… ${tail}`;
	return isLast ? `${head} …` : `${head} … ${tail}`;
}

/** A text with what was taken out and put in, told by marks as well as by colour. */
export function Words({ words }: { words: readonly WordChange[] }) {
	return (
		<span className="wrap-anywhere whitespace-pre-wrap">
			{words.map(({ kind, text }, index) => {
				const key = `${index} ${kind}`;
				if (kind === "added") {
					return (
						<ins key={key} className="rounded-sm bg-success-soft text-success no-underline decoration-1">
							<span className="sr-only">added: </span>
							{text}
						</ins>
					);
				}
				if (kind === "removed") {
					return (
						<del key={key} className="rounded-sm bg-danger-soft text-danger">
							<span className="sr-only">removed: </span>
							{text}
						</del>
					);
				}
				return <span key={key}>{shortened(text, index === 0, index === words.length - 1)}</span>;
			})}
		</span>
	);
}
