import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { forgotPassword } from "@/components/accounts/account-calls";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { MethodRow } from "./method-row";

/** The password: changed in the settings, set for the first time by a mailed link. */
export function PasswordMethod({ email, hasPassword }: { email: string; hasPassword: boolean }) {
	const send = useMutation({ mutationFn: () => forgotPassword(email) });
	if (hasPassword) {
		return (
			<MethodRow
				name="Password"
				state={`Together with ${email}`}
				action={
					<Button asChild size="sm">
						<Link href="/account">Change password</Link>
					</Button>
				}
			/>
		);
	}
	return (
		<MethodRow
			name="Password"
			state={
				<span role="status">
					{send.isSuccess
						? `A link to set one is on its way to ${email}. It works for one hour; you sign in anew after that.`
						: "You have none. We mail you a link to set one."}
				</span>
			}
			failure={send.isError ? messageOf(send.error) : null}
			action={
				<Button size="sm" isBusy={send.isPending} onClick={() => send.mutate()}>
					{send.isSuccess ? "Send it again" : "Mail me a link"}
				</Button>
			}
		/>
	);
}
