import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

/** One matter of the account, with its heading. */
export function Section({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<Card className="grid grid-cols-1 gap-5 p-5 md:p-6">
				<div className="grid gap-1">
					<h2 id={id} className="font-semibold text-lg">
						{title}
					</h2>
					<p className="text-ink-muted">{text}</p>
				</div>
				{children}
			</Card>
		</section>
	);
}
