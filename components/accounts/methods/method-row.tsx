import type { ReactNode } from "react";

interface MethodRowProps {
	name: string;
	/** What state it is in. */
	state: ReactNode;
	action?: ReactNode;
	failure?: string | null;
}

/** One way to sign in, and what can be done about it. */
export function MethodRow({ name, state, action, failure }: MethodRowProps) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0">
			<div className="grid min-w-0 gap-0.5">
				<p className="font-medium">{name}</p>
				<p className="wrap-anywhere text-ink-muted text-sm">{state}</p>
				{failure && (
					<p role="alert" className="text-danger text-sm">
						{failure}
					</p>
				)}
			</div>
			{action}
		</li>
	);
}
