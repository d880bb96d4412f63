import { Button } from "@/components/ui/button";

interface DemoAccountProps {
	email: string;
	password: string;
	onUse: () => void;
}

/** The account of a local stack, to try things out. */
export function DemoAccount({ email, password, onUse }: DemoAccountProps) {
	return (
		<div className="grid gap-2 rounded-lg border border-dashed p-4">
			<p className="text-ink-muted text-sm">This is a copy to try things out on one machine. Its account:</p>
			<p className="break-all font-mono text-sm">
				{email}
				<br />
				{password}
			</p>
			<Button size="sm" className="justify-self-start" onClick={onUse}>
				Fill in the demo account
			</Button>
		</div>
	);
}
