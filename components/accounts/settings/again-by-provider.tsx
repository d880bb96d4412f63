import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { startAddress } from "@/components/accounts/providers/calls";
import { Button } from "@/components/ui/button";
import { PROVIDER_NAMES, type Provider } from "@/lib/accounts/oauth/names";

const BACK = "/account/methods?again=done";

interface AgainByProviderProps {
	providers: readonly Provider[];
	onDone: () => void;
	/** Null where another way offers it. */
	onCancel: (() => void) | null;
}

/** Signs in at a provider in a new tab, so that nothing typed on this page is lost. */
export function AgainByProvider({ providers, onDone, onCancel }: AgainByProviderProps) {
	const [hasLeft, setHasLeft] = useState(false);
	return (
		<div className="grid gap-3">
			{providers.map((provider) => (
				<Button asChild key={provider} size="lg" variant={hasLeft ? "secondary" : "primary"}>
					<a href={startAddress(provider, BACK, { again: "yes" })} target="_blank" rel="noreferrer" onClick={() => setHasLeft(true)}>
						Sign in with {PROVIDER_NAMES[provider]} <ExternalLink aria-hidden />
						<span className="sr-only">(new tab)</span>
					</a>
				</Button>
			))}
			{(hasLeft || onCancel) && (
				<div className="flex flex-wrap justify-end gap-2">
					{onCancel && <Button onClick={onCancel}>Not now</Button>}
					{hasLeft && (
						<Button variant="primary" onClick={onDone}>
							I have signed in
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
