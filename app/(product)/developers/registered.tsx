import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** For a guest, whose agents would belong to nobody. */
export function SignUpFirst() {
	return (
		<EmptyState
			title="Agents need an account"
			text="What you publish is yours, and others run it under your name. You look around as a guest, so there is nobody yet whose it could be."
			action={
				<Button asChild variant="primary">
					<Link href="/sign-up?next=/developers">Sign up</Link>
				</Button>
			}
		/>
	);
}
