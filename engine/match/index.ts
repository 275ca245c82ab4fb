// match: door
export {};
