import { Dialog } from "@/components/ui/overlay/dialog";
import type { SignInMethods } from "@/lib/accounts/oauth/schemas";
import { AgainByPassword } from "./again-by-password";
import { AgainByProvider } from "./again-by-provider";

interface SignInAgainProps {
	email: string;
	/** The ways into the account; null where they are not known. */
	methods: SignInMethods | null;
	onDone: () => void;
	onCancel: () => void;
}

/** Asks whoever is signed in to prove it once more, by a way in that the account has. */
export function SignInAgain({ email, methods, onDone, onCancel }: SignInAgainProps) {
	const hasPassword = methods?.hasPassword ?? true;
	const linked = (methods?.providers ?? []).filter(({ accountName, isOffered }) => accountName !== null && isOffered);
	return (
		<Dialog
			isOpen
			onOpenChange={(isOpen) => !isOpen && onCancel()}
			title="Is it you?"
			description={`Your last sign-in was a while ago. ${hasPassword ? "Enter your password once more" : "Sign in once more"}; what you were doing goes on then.`}
		>
			<div className="grid gap-5">
				{linked.length > 0 && <AgainByProvider providers={linked.map(({ provider }) => provider)} onDone={onDone} onCancel={hasPassword ? null : onCancel} />}
				{hasPassword && <AgainByPassword email={email} onDone={onDone} onCancel={onCancel} />}
			</div>
		</Dialog>
	);
}
