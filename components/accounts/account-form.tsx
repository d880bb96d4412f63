import type { ReactNode } from "react";

interface AccountFormProps {
	onSubmit: () => void;
	/** Somebody has come into the form. */
	onBegin?: () => void;
	children: ReactNode;
}

/** Checks are ours, in our words. Sent before the page's script runs, a form must not put a password into the address: hence POST. */
export function AccountForm({ onSubmit, onBegin, children }: AccountFormProps) {
	return (
		<form
			noValidate
			method="post"
			className="grid gap-5"
			{...(onBegin ? { onFocus: onBegin } : {})}
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit();
			}}
		>
			{children}
		</form>
	);
}
