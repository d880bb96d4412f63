import { isPresence, type PresenceMember } from "./messages";

export interface Subscriber {
	socketId: string;
	/** Queues a message; a subscriber that is gone ignores it. */
	send(message: string): void;
}

export interface Hub {
	join(channel: string, subscriber: Subscriber, member?: PresenceMember): void;
	leave(channel: string, subscriber: Subscriber): void;
	leaveAll(subscriber: Subscriber): void;
	isIn(channel: string, subscriber: Subscriber): boolean;
	memberOf(channel: string, subscriber: Subscriber): PresenceMember | undefined;
	publish(event: { channel: string; name: string; data: unknown; userId?: string | undefined; exceptSocketId?: string | undefined }): void;
	/** Occupied channels and how many sockets are in each. */
	channels(): Array<[name: string, subscriptionCount: number]>;
	/** Members of a presence channel by user id, each once however many sockets they have. */
	members(channel: string): Map<string, PresenceMember>;
}

/** Who is in which channel, and delivery to them. Lives in memory: clients subscribe again when they reconnect. */
export function createHub(): Hub {
	const rooms = new Map<string, Map<Subscriber, PresenceMember | undefined>>();

	const members = (channel: string) => {
		const found = new Map<string, PresenceMember>();
		for (const member of rooms.get(channel)?.values() ?? []) if (member) found.set(member.user_id, member);
		return found;
	};
	const publish: Hub["publish"] = ({ channel, name, data, userId, exceptSocketId }) => {
		const message = JSON.stringify({ event: name, channel, data, user_id: userId });
		for (const subscriber of rooms.get(channel)?.keys() ?? []) if (subscriber.socketId !== exceptSocketId) subscriber.send(message);
	};
	const leave = (channel: string, subscriber: Subscriber) => {
		const room = rooms.get(channel);
		if (!room?.has(subscriber)) return;
		const member = room.get(subscriber);
		room.delete(subscriber);
		if (room.size === 0) rooms.delete(channel);
		const isLast = member && !members(channel).has(member.user_id);
		if (isLast) publish({ channel, name: "pusher_internal:member_removed", data: JSON.stringify({ user_id: member.user_id }) });
	};
	return {
		join: (channel, subscriber, member) => {
			const isNew = member && !members(channel).has(member.user_id);
			const room = rooms.get(channel) ?? new Map<Subscriber, PresenceMember | undefined>();
			rooms.set(channel, room.set(subscriber, member));
			const { socketId } = subscriber;
			if (isNew) publish({ channel, name: "pusher_internal:member_added", data: JSON.stringify(member), exceptSocketId: socketId });
		},
		leave,
		leaveAll: (subscriber) => {
			for (const channel of [...rooms.keys()]) leave(channel, subscriber);
		},
		isIn: (channel, subscriber) => rooms.get(channel)?.has(subscriber) ?? false,
		memberOf: (channel, subscriber) => rooms.get(channel)?.get(subscriber),
		publish,
		channels: () => [...rooms].map(([name, room]) => [name, room.size]),
		members,
	};
}

/** The data of `subscription_succeeded`: who is there in a presence channel, nothing in the others. */
export function welcome(hub: Hub, channel: string): string {
	if (!isPresence(channel)) return "{}";
	const members = [...hub.members(channel)];
	const hash = Object.fromEntries(members.map(([id, member]) => [id, member.user_info ?? null]));
	return JSON.stringify({ presence: { ids: members.map(([id]) => id), hash, count: members.length } });
}
