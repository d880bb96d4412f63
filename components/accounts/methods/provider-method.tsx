import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { methodsKey, startLink, unlinkProvider } from "@/components/accounts/providers/calls";
import { ProviderMark } from "@/components/accounts/providers/provider-mark";
import { useRecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Dialog, SureActions } from "@/components/ui/overlay/dialog";
import { PROVIDER_NAMES } from "@/lib/accounts/oauth/names";
import type { LinkedProvider } from "@/lib/accounts/oauth/schemas";
import { MethodRow } from "./method-row";

function LinkAction({ method }: { method: LinkedProvider }) {
	const perform = useRecentSignIn();
	const { provider } = method;
	const link = useMutation({
		mutationFn: () => perform(() => startLink(provider)),
		onSuccess: ({ startUrl }) => window.location.assign(startUrl),
	});
	return (
		<MethodRow
			name={PROVIDER_NAMES[provider]}
			state="Not linked"
			failure={link.isError ? messageOf(link.error) : null}
			action={
				<Button size="sm" icon={<ProviderMark provider={provider} />} isBusy={link.isPending || link.isSuccess} onClick={() => link.mutate()}>
					Link {PROVIDER_NAMES[provider]}
				</Button>
			}
		/>
	);
}

function UnlinkAction({ method, isLast }: { method: LinkedProvider; isLast: boolean }) {
	const perform = useRecentSignIn();
	const queryClient = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const { provider, accountName, lastUsedAt, isOffered } = method;
	const name = PROVIDER_NAMES[provider];
	const unlink = useMutation({
		mutationFn: () => perform(() => unlinkProvider(provider)),
		onMutate: () => setIsAsking(false),
		onSettled: () => queryClient.invalidateQueries({ queryKey: methodsKey }),
	});
	return (
		<>
			<MethodRow
				name={name}
				state={
					<>
						Linked as <strong className="font-medium text-ink">{accountName}</strong>
						{lastUsedAt && (
							<>
								, last used <RelativeTime value={lastUsedAt} />
							</>
						)}
						{!isOffered && ". It is not offered at the moment."}
						{isLast && ". Your only way to sign in: set a password or link another account before you unlink it."}
					</>
				}
				failure={unlink.isError ? messageOf(unlink.error) : null}
				action={
					!isLast && (
						<Button variant="danger" size="sm" isBusy={unlink.isPending} onClick={() => setIsAsking(true)}>
							Unlink {name}
						</Button>
					)
				}
			/>
			<Dialog
				isOpen={isAsking}
				onOpenChange={setIsAsking}
				title={`Unlink ${name}?`}
				description={`${accountName} no longer signs you in here. Your other devices are signed out. Nothing changes at ${name}.`}
				actions={
					<SureActions onKeep={() => setIsAsking(false)} onSure={() => unlink.mutate()}>
						Unlink {name}
					</SureActions>
				}
			/>
		</>
	);
}

/** One provider: linked, or to be linked. */
export function ProviderMethod({ method, isLast }: { method: LinkedProvider; isLast: boolean }) {
	return method.accountName === null ? <LinkAction method={method} /> : <UnlinkAction method={method} isLast={isLast} />;
}
