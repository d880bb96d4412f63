"use client";

import { useQuery } from "@tanstack/react-query";
import { methodsQuery } from "@/components/accounts/providers/calls";
import { Section } from "@/components/accounts/settings/section";
import { messageOf } from "@/components/api-client";
import { Notice } from "@/components/ui/notice";
import type { SignInMethods } from "@/lib/accounts/oauth/schemas";
import { PasswordMethod } from "./password-method";
import { ProviderMethod } from "./provider-method";

/** How many ways there are that work now. */
function waysIn({ hasPassword, providers }: SignInMethods): number {
	return Number(hasPassword) + providers.filter(({ accountName, isOffered }) => accountName !== null && isOffered).length;
}

/** All ways into the account, and those that could be added. */
export function MethodsSection({ email }: { email: string }) {
	const { data, error } = useQuery(methodsQuery());
	return (
		<Section>
			{error && (
				<Notice tone="danger" title="Your sign-in methods could not be loaded">
					{messageOf(error)}
				</Notice>
			)}
			{data && (
				<ul aria-label="Ways to sign in" className="grid divide-y">
					<PasswordMethod email={email} hasPassword={data.hasPassword} />
					{data.providers
						.filter(({ isOffered, accountName }) => isOffered || accountName !== null)
						.map((method) => (
							<ProviderMethod key={method.provider} method={method} isLast={waysIn(data) - Number(method.isOffered) < 1} />
						))}
				</ul>
			)}
		</Section>
	);
}
