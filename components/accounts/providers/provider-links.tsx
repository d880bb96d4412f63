import type { Provider } from "@/lib/accounts/oauth/names";
import { startAddress } from "./calls";
import { ProviderLink } from "./provider-link";

interface ProviderLinksProps {
	/** Those that this service offers. */
	providers: readonly Provider[];
	/** The page to come back to. */
	next: string;
}

/** The other ways in, before the form with the address; nothing where none is offered. */
export function ProviderLinks({ providers, next }: ProviderLinksProps) {
	if (providers.length === 0) return null;
	return (
		<div className="grid gap-5">
			<div className="grid gap-3">
				{providers.map((provider) => (
					<ProviderLink key={provider} provider={provider} href={startAddress(provider, next)} />
				))}
			</div>
			<p className="flex items-center gap-3 text-ink-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
				or with your e-mail address
			</p>
		</div>
	);
}
