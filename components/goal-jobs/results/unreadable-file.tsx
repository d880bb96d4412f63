import { messageOf } from "@/components/api-client";
import { Notice } from "@/components/ui/notice";

export function UnreadableFile({ error }: { error: Error }) {
	return (
		<Notice tone="danger" title="The file could not be shown">
			{messageOf(error)}
		</Notice>
	);
}
