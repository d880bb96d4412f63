import Link from "next/link";
import { type ReactNode, useId } from "react";

interface HomeSectionProps {
	title: string;
	/** Where all of it stands. */
	more?: { href: string; label: string } | undefined;
	children: ReactNode;
}

/** One part of the first page, with its name and the way to the whole of it. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid grid-cols-1 content-start gap-3">
			<div className="flex items-baseline justify-between gap-4">
				<h2 id={id} className="font-semibold text-lg">
					{title}
				</h2>
				{more && (
					<Link href={more.href} className="shrink-0 rounded-sm text-ink-muted text-sm underline underline-offset-2 hover:text-ink pointer-coarse:py-3">
						{more.label}
					</Link>
				)}
			</div>
			{children}
		</section>
	);
}
