"use client";

import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { PROVIDER_NAMES, type Provider } from "@/lib/accounts/oauth/names";
import { ProviderMark } from "./provider-mark";

interface ProviderLinkProps {
	provider: Provider;
	href: string;
}

/** Leads to a provider by the browser's own navigation. Shows that it is on its way until the page is left, or come back to. */
export function ProviderLink({ provider, href }: ProviderLinkProps) {
	const [isLeaving, setIsLeaving] = useState(false);
	useEffect(() => {
		const onReturn = () => setIsLeaving(false);
		window.addEventListener("pageshow", onReturn);
		return () => window.removeEventListener("pageshow", onReturn);
	}, []);
	return (
		<Button asChild size="lg">
			<a href={href} aria-busy={isLeaving || undefined} onClick={(event) => setIsLeaving(!event.metaKey && !event.ctrlKey && !event.shiftKey)}>
				{isLeaving ? <LoaderCircle aria-hidden className="animate-spin" /> : <ProviderMark provider={provider} />}
				Continue with {PROVIDER_NAMES[provider]}
			</a>
		</Button>
	);
}
