import type { ReactNode } from "react";
import { Track } from "./track";

interface EmptyStateProps {
	title: string;
	text: ReactNode;
	action?: ReactNode;
}

/** One picture of our own shapes, one sentence that teaches, one action. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
	return (
		<div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-16 text-center">
			<Track
				className="mb-3 w-48"
				parts={[
					{ key: "a", state: "todo" },
					{ key: "b", state: "todo" },
					{ key: "c", state: "waiting", isPause: true },
					{ key: "d", state: "todo" },
					{ key: "e", state: "todo" },
					{ key: "f", state: "todo" },
				]}
			/>
			<h2 className="font-semibold text-lg">{title}</h2>
			<p className="text-ink-muted">{text}</p>
			{action && <div className="mt-3">{action}</div>}
		</div>
	);
}
