import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

/** What a page of the settings is about. */
export function SettingsHeading({ title, text }: { title: string; text: ReactNode }) {
	return (
		<div className="grid gap-1">
			<h1 className="font-semibold text-2xl">{title}</h1>
			<p className="max-w-[72ch] text-ink-muted">{text}</p>
		</div>
	);
}

/** One matter on such a page, with its heading where it needs one. */
export function Section({ title, text, children }: { title?: string; text?: ReactNode; children: ReactNode }) {
	const id = useId();
	return (
		<section {...(title ? { "aria-labelledby": id } : {})}>
			<Card className="grid grid-cols-1 gap-5 p-5 md:p-6">
				{(title || text) && (
					<div className="grid gap-1">
						{title && (
							<h2 id={id} className="font-semibold text-lg">
								{title}
							</h2>
						)}
						{text && <p className="max-w-[72ch] text-ink-muted">{text}</p>}
					</div>
				)}
				{children}
			</Card>
		</section>
	);
}
