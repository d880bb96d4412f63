import type { ReactNode } from "react";
import type { Provider } from "@/lib/accounts/oauth/names";

/** Shapes of our own by which people know the providers, in the colour of the words beside them. */
const SHAPES: Readonly<Record<Provider, ReactNode>> = {
	google: <path d="M20.5 12.2H12.4M20.5 12.2A8.5 8.5 0 1 1 17.9 5.9" fill="none" stroke="currentColor" strokeWidth="3.4" />,
	github: (
		<path
			fill="currentColor"
			d="M12 3.5c1.4 0 2.7.2 3.9.6L19 2.6c.6.9.8 2.4.4 3.6A7.6 7.6 0 0 1 21 11c0 4.6-2.8 7-6.2 7.5.8.7 1.2 1.7 1.2 3v.5H8v-1.7c-2.5.5-3.6-.5-4.4-2.3l1.6-.6c.6 1.2 1.3 1.5 2.8 1.2.1-.8.5-1.5 1-2C5.7 16.1 3 14.5 3 11c0-1.9.6-3.5 1.6-4.8C4.2 5 4.4 3.5 5 2.6l3.1 1.5c1.2-.4 2.5-.6 3.9-.6z"
		/>
	),
};

/** The word beside it says which provider it is. */
export function ProviderMark({ provider }: { provider: Provider }) {
	return (
		<svg aria-hidden viewBox="0 0 24 24" data-provider={provider} className="size-4.5 shrink-0">
			{SHAPES[provider]}
		</svg>
	);
}
