import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { toast } from "@/components/ui/overlay/toast";
import type { Application, ApplicationChange } from "@/lib/goal-jobs/applications/schemas";
import { applicationKeys, changeApplication, keepApplication, showApplication } from "./queries";

interface Changed {
	application: Application;
	change: ApplicationChange;
}

/** Changes an application: shown at once, and taken back with a word where it was refused. */
export function useChange() {
	const queryClient = useQueryClient();
	return useMutation({
		// One after the other: what was chosen last is what stays.
		scope: { id: "applications" },
		mutationFn: ({ application, change }: Changed) => changeApplication(application.applicationId, change),
		onMutate: ({ application, change }) => {
			const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
			showApplication(queryClient, { ...application, ...given });
		},
		onSuccess: (application) => keepApplication(queryClient, application),
		onError: (error) => {
			toast.error(`Not saved. ${messageOf(error)}`);
			void queryClient.invalidateQueries({ queryKey: applicationKeys.all });
		},
	});
}
