// door
export {};
