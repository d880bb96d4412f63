import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleHelp, type LucideIcon, Monitor, Smartphone, SquareTerminal, Tablet } from "lucide-react";
import { endSession, sessionsKey } from "@/components/accounts/settings/calls";
import { useRecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { messageOf } from "@/components/api-client";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/format/relative-time";
import type { SessionList } from "@/lib/accounts/schemas";

type Session = SessionList["items"][number];

const ICONS: Record<Session["device"]["kind"], LucideIcon> = {
	computer: Monitor,
	phone: Smartphone,
	tablet: Tablet,
	program: SquareTerminal,
	unknown: CircleHelp,
};

export function SessionRow({ session }: { session: Session }) {
	const perform = useRecentSignIn();
	const queryClient = useQueryClient();
	const end = useMutation({
		mutationFn: () => perform(() => endSession(session.sessionId)),
		onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
	});
	const { device, isCurrent, place } = session;
	const Icon = ICONS[device.kind];
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
			<Icon aria-hidden className="size-5 shrink-0 text-ink-muted" />
			<div className="min-w-0 flex-1 basis-52">
				<p className="flex flex-wrap items-center gap-2">
					<span className="wrap-anywhere font-medium">{device.name}</span>
					{isCurrent && <Badge tone="success">This device</Badge>}
				</p>
				<p className="text-ink-muted text-sm">
					{place && <>{place} · </>}
					signed in <RelativeTime value={session.createdAt} /> · used <RelativeTime value={session.lastUsedAt} />
				</p>
				{end.isError && (
					<p role="alert" className="text-danger text-sm">
						{messageOf(end.error)}
					</p>
				)}
			</div>
			{!isCurrent && (
				<Button variant="danger" size="sm" isBusy={end.isPending} onClick={() => end.mutate()}>
					End
					<span className="sr-only"> {device.name}</span>
				</Button>
			)}
		</li>
	);
}
