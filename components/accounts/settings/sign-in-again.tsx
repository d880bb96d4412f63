import { useQuery } from "@tanstack/react-query";
import { methodsQuery } from "@/components/accounts/providers/calls";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { AgainByPassword } from "./again-by-password";
import { AgainByProvider } from "./again-by-provider";

interface SignInAgainProps {
	email: string;
	onDone: () => void;
	onCancel: () => void;
}

/** Asks whoever is signed in to prove it once more, by a way in that the account has. */
export function SignInAgain({ email, onDone, onCancel }: SignInAgainProps) {
	const { data, isPending } = useQuery(methodsQuery());
	// What can't be asked for is taken for the usual case.
	const hasPassword = data?.hasPassword ?? true;
	const linked = (data?.providers ?? []).filter(({ accountName, isOffered }) => accountName !== null && isOffered);
	return (
		<Dialog
			isOpen
			onOpenChange={(isOpen) => !isOpen && onCancel()}
			title="Is it you?"
			description={`Your last sign-in was a while ago. ${hasPassword ? "Enter your password once more" : "Sign in once more"}; what you were doing goes on then.`}
		>
			{isPending ? (
				<Skeleton className="h-24" />
			) : (
				<div className="grid gap-5">
					{linked.length > 0 && <AgainByProvider providers={linked.map(({ provider }) => provider)} onDone={onDone} onCancel={hasPassword ? null : onCancel} />}
					{hasPassword && <AgainByPassword email={email} onDone={onDone} onCancel={onCancel} />}
				</div>
			)}
		</Dialog>
	);
}
